// Before the first paint: the theme that the visitor chose, so that no page flashes in the other one.
try {
  document.documentElement.dataset.theme = JSON.parse(localStorage.getItem('sundry-preferences')).theme
} catch {
  // Nothing chosen, or storage is blocked: the system's theme it is.
}
