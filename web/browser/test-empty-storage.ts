/** Runs before each file of component tests: what another file has left in this browser is no part of it. */
localStorage.clear()
sessionStorage.clear()
