declare module '~icons/lucide/*' {
  const icon: import('#web/ui/create-icon.ts').Icon
  export default icon
}
