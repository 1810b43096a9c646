import { encodeText, isName, type PdfDict, PdfName, type PdfObject } from '#lib/pdf/objects.ts'
import type { Part } from './part.ts'

const COPIED_INFO = ['Title', 'Author', 'Subject', 'Keywords']
const COPIED_VIEW = ['PageLayout', 'PageMode', 'ViewerPreferences', 'Lang', 'OpenAction']

/** The document information (ISO 32000-1, 14.3.3) of the first file, with the visitor's title if there is one. */
export function mergeInfo(first: Part | undefined, title: string): PdfDict {
  const info: PdfDict = new Map()
  const own = first?.file.dict(first.file.trailer.get('Info'))
  for (const key of COPIED_INFO) {
    const value = first?.file.resolve(own?.get(key)) ?? null
    if (value !== null) info.set(key, value)
  }
  if (title !== '') info.set('Title', encodeText(title))
  return info
}

/** Returns the viewer preferences of the first file (7.7.2). */
export function mergeView(first: Part | undefined): PdfDict {
  const view: PdfDict = new Map()
  for (const key of COPIED_VIEW) {
    const value = first?.file.catalog.get(key)
    const copied = key === 'OpenAction' ? copyOpenAction(first, value) : first?.graft.copy(value)
    if (copied !== undefined && copied !== null) view.set(key, copied)
  }
  return view
}

/** Opens at the place that the first file names; actions other than going there are not run for all files. */
function copyOpenAction(first: Part | undefined, value: PdfObject | undefined): PdfObject | undefined {
  const action = first?.file.dict(value)
  const place = isName(action?.get('S'), 'GoTo') ? action?.get('D') : value
  const isPlace = Array.isArray(first?.file.resolve(place)) || first?.file.resolve(place) instanceof PdfName
  return isPlace ? first?.destination(place ?? null) : undefined
}
