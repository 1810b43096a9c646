import { findElement, getChild, getChildren, textWithin, type XmlElement } from '../../../markup/read-xml.ts'
import { isOn, isTrue, valOf } from './values.ts'

const CHECKED = '☒'
const UNCHECKED = '☐'

/** Value of a form field. */
type FormValue = {
  readonly text: string
  /** Whether it replaces the saved result; otherwise it is the default of an empty field. */
  readonly isState: boolean
}

/** Returns the value of a legacy form field (`w:ffData`; ECMA-376, 17.16.17): check box, drop-down list or text. */
export function formValue(data: XmlElement | undefined): FormValue | undefined {
  const box = getChild(data, 'w:checkBox')
  if (box) {
    const isChecked = isOn(box, 'w:checked') ?? isOn(box, 'w:default') ?? false
    return { text: isChecked ? CHECKED : UNCHECKED, isState: true }
  }
  const list = getChild(data, 'w:ddList')
  if (list) {
    const entries = getChildren(list, 'w:listEntry').map(({ attributes }) => attributes['w:val'] ?? '')
    const index = Number(valOf(list, 'w:result') ?? valOf(list, 'w:default') ?? 0)
    const text = entries[index]
    return text === undefined ? undefined : { text, isState: true }
  }
  const text = valOf(getChild(data, 'w:textInput'), 'w:default')
  return text === undefined ? undefined : { text, isState: false }
}

/**
 * Returns the saved content of a content control (`w:sdt`; 17.5.2). If it is empty, the value of the control is in it:
 * the state of its check box, its date, or the chosen entry of its list.
 */
export function controlContent(control: XmlElement): XmlElement {
  const content = getChild(control, 'w:sdtContent') ?? EMPTY
  if (hasContent(content)) return content
  const value = controlValue(getChild(control, 'w:sdtPr'))
  return value === undefined ? content : withRun(content, value)
}

const EMPTY: XmlElement = { name: 'w:sdtContent', attributes: {}, children: [] }

function controlValue(properties: XmlElement | undefined): string | undefined {
  const box = getChild(properties, 'w14:checkbox')
  if (box) return isTrue(valOf(box, 'w14:checked', 'w14:val')) ? CHECKED : UNCHECKED
  const date = getChild(properties, 'w:date')?.attributes['w:fullDate']
  if (date) return date.slice(0, 'yyyy-mm-dd'.length)
  const list = getChild(properties, 'w:dropDownList') ?? getChild(properties, 'w:comboBox')
  const chosen = list?.attributes['w:lastValue']
  if (!chosen) return undefined
  const item = getChildren(list, 'w:listItem').find(({ attributes }) => attributes['w:value'] === chosen)
  return item?.attributes['w:displayText'] ?? chosen
}

const VISIBLE = ['w:sym', 'w:drawing', 'w:pict', 'w:object', 'w:fldChar', 'm:oMath']

function hasContent(content: XmlElement): boolean {
  return textWithin(content).trim() !== '' || VISIBLE.some((name) => findElement(content, name))
}

/** Adds text to the first paragraph within an element, or to the element itself if it is within one. */
function withRun(element: XmlElement, text: string): XmlElement {
  const at = element.children.findIndex(
    (child) => typeof child !== 'string' && HOLDS_PARAGRAPH.has(child.name),
  )
  const inner = element.children[at]
  if (inner !== undefined && typeof inner !== 'string')
    return { ...element, children: element.children.with(at, withRun(inner, text)) }
  const run = { name: 'w:r', attributes: {}, children: [{ name: 'w:t', attributes: {}, children: [text] }] }
  return { ...element, children: [...element.children, run] }
}

const HOLDS_PARAGRAPH = new Set(['w:p', 'w:tbl', 'w:tr', 'w:tc'])
