/** Sundry's logo: four small things, all different, in one square. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden>
      <rect x="1" y="1" width="10" height="10" rx="2.5" fill="var(--ink)" />
      <circle cx="18" cy="6" r="5" fill="var(--accent)" />
      <path
        d="M1 15.5a2.5 2.5 0 0 1 2.5-2.5h5a2.5 2.5 0 0 1 2.5 2.5V23H8.500A7.500 7.500 0 0 1 1 15.500Z"
        fill="var(--ink)"
      />
      <path
        d="M18 12.600 23.400 23H12.600Z"
        fill="var(--ink)"
        strokeLinejoin="round"
        stroke="var(--ink)"
        strokeWidth="1"
      />
    </svg>
  )
}
