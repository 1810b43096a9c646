/** Returns the text in a plain box or in the editor that replaces it; runs in the page. */
export function boxText(box: HTMLElement): string {
  return box instanceof HTMLTextAreaElement
    ? box.value
    : [...box.querySelectorAll('.cm-line')]
        .map((line) => (line.querySelector('.cm-placeholder') ? '' : line.textContent))
        .join('\n')
}
