/** Text as HTML holds it, between tags and within attributes in double quotes (HTML standard §13.3). */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
