/**
 * Document model shared by all readers and writers. Lengths are points (1/72 inch), colors `#rrggbb`, languages BCP 47.
 * It describes the content of a document, not how a page is drawn.
 */
export type TextDocument = {
  readonly meta: DocumentMeta
  readonly language: string
  /** Without it, that of the language's script. */
  readonly direction?: Direction
  /** Base style of all text. */
  readonly style?: TextStyle
  readonly page: PageSetup
  readonly blocks: readonly Block[]
}

export type DocumentMeta = {
  readonly title: string
  readonly author?: string
  readonly subject?: string
  readonly keywords?: readonly string[]
  /** Passed in, so that the same document yields the same bytes. Without it, no date is written. */
  readonly createdAt?: Date
}

export type Direction = 'ltr' | 'rtl'
export type Color = string
/** `start` and `end` follow the direction of the paragraph. */
export type Alignment = 'start' | 'center' | 'end' | 'left' | 'right' | 'justify'

export type PageSetup = {
  readonly width: number
  readonly height: number
  readonly margins: Sides<number>
  /** Stand in the margins, on each page; what is too high for its margin makes the body smaller. */
  readonly header?: readonly Block[]
  readonly footer?: readonly Block[]
  /** In their place on the first page: empty means none. */
  readonly firstHeader?: readonly Block[]
  readonly firstFooter?: readonly Block[]
  /** From the edge of the paper to header and footer; without it, half the margin. */
  readonly headerDistance?: number
  readonly footerDistance?: number
  /** On pages with an even number, in place of header and footer. */
  readonly evenHeader?: readonly Block[]
  readonly evenFooter?: readonly Block[]
  /** Gap between the body and a header or footer higher than its margin: 6 by default. */
  readonly headerGap?: number
  /** The number of its first page; without it, the pages before count on. */
  readonly firstNumber?: number
  /** How page numbers are written: decimal without it. */
  readonly numbering?: ListMarker
}

export type Sides<Value> = {
  readonly top: Value
  readonly right: Value
  readonly bottom: Value
  readonly left: Value
}

export type Block =
  | Paragraph
  | Heading
  | List
  | Table
  | ImageBlock
  | Drawing
  | Group
  | Columns
  | Rule
  | ColumnBreak
  | PageBreak

export type TextStyle = {
  readonly font?: DocumentFont
  readonly size?: number
  readonly color?: Color
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly strike?: boolean
  readonly code?: boolean
  readonly highlight?: Color
  readonly script?: 'super' | 'sub'
  /** An address, or `#id` of a block here. */
  readonly link?: string
  readonly language?: string
}

/**
 * Our own two fonts, and fonts metric-compatible with those that documents name: Calibri, Cambria, Arial, Times,
 * Courier.
 */
const DOCUMENT_FONTS = ['sans', 'mono', 'carlito', 'caladea', 'arimo', 'tinos', 'cousine'] as const
export type DocumentFont = (typeof DOCUMENT_FONTS)[number]

export type Inline = Text | LineBreak | PageField | InlineImage | NoteMark

export type Text = { readonly kind: 'text'; readonly text: string; readonly style?: TextStyle }
type LineBreak = { readonly kind: 'line-break' }
/** Current page number, or the number of pages; in headers and footers. */
type PageField = {
  readonly kind: 'page-field'
  readonly shows: 'number' | 'count'
  readonly style?: TextStyle
}
/** Stands on the line like a letter. */
export type InlineImage = { readonly kind: 'image' } & Image

/** Reference to a footnote, which is at the foot of the page of the reference. */
export type NoteMark = {
  readonly kind: 'note-mark'
  readonly text: string
  readonly note: readonly Block[]
  readonly style?: TextStyle
}

/**
 * How high a line is: times the font's own height, or so many points. What is more than the font wants stands half
 * above and half below; with `extra`, as word processors have it, all below. `exactly` puts four fifths of the height
 * above the baseline, as they do; `atLeast` puts what is more above the text.
 */
export type LineHeight =
  | { readonly times: number; readonly extra?: 'below' }
  | { readonly points: number }
  | { readonly exactly: number }
  | { readonly atLeast: number }

/** Position of a tab stop, in points from the start of the paragraph's content box. */
export type TabStop = {
  readonly at: number
  /** Alignment of the text at the stop; `start` by default. */
  readonly align?: 'start' | 'center' | 'end' | 'decimal'
  /** Fills the way there. */
  readonly leader?: '.' | '-' | '_' | '·'
}

/** Label before the first line of a paragraph that is a list item except for its position. */
export type ParagraphLabel = {
  readonly text: string
  readonly style?: TextStyle
  /** Separator from the text: a tab to the next stop, a space, or nothing. */
  readonly follow: 'tab' | 'space' | 'none'
  /** 0 for the outermost. */
  readonly level: number
  readonly marker: ListMarker
  /** Its number; labels of one list are numbered consecutively. */
  readonly number?: number
  readonly list?: string
}

export type ParagraphLayout = {
  readonly align?: Alignment
  /** `auto` is the direction of its first letter; inherited by default. */
  readonly direction?: Direction | 'auto'
  readonly language?: string
  /** The larger one of two neighbors counts. */
  readonly spaceBefore?: number
  readonly spaceAfter?: number
  /** Has its space before it at the top of the first page and after a page break, too. */
  readonly preservesSpaceBefore?: boolean
  readonly indentStart?: number
  readonly indentEnd?: number
  /** Beyond `indentStart`; less than 0 for a hanging line. */
  readonly firstLine?: number
  readonly lineHeight?: LineHeight
  readonly keepWithNext?: boolean
  readonly keepTogether?: boolean
  /** In ascending order; behind the last one there is a stop every `tabEvery` points. */
  readonly tabs?: readonly TabStop[]
  readonly tabEvery?: number
  readonly label?: ParagraphLabel
  /** Whether Chinese and Japanese full stops and commas can hang beyond the end of the line. */
  readonly hangsPunctuation?: boolean
  /** Whether a single line of it can be alone on a page. */
  readonly mayPart?: boolean
}

export type Paragraph = ParagraphLayout & {
  readonly kind: 'paragraph'
  readonly content: readonly Inline[]
  readonly style?: TextStyle
  readonly id?: string
}

/** Heading in the outline, on the same page as the next block. Its default size depends on its level. */
export type Heading = Omit<Paragraph, 'kind'> & {
  readonly kind: 'heading'
  readonly level: 1 | 2 | 3 | 4 | 5 | 6
}

export type List = {
  readonly kind: 'list'
  readonly marker: ListMarker
  /** The number of the first item: 1 without it. */
  readonly start?: number
  readonly items: readonly ListItem[]
  /** Indent of the text relative to the surroundings of the list. */
  readonly indent?: number
  readonly spaceAfter?: number
}
export type ListMarker =
  | 'bullet'
  | 'decimal'
  | 'lower-letter'
  | 'upper-letter'
  | 'lower-roman'
  | 'upper-roman'
  | 'none'
export type ListItem = {
  readonly blocks: readonly Block[]
  /** In place of the list's own marker. */
  readonly marker?: string
}

export type Table = {
  readonly kind: 'table'
  readonly columns: readonly ColumnWidth[]
  readonly rows: readonly TableRow[]
  /** Number of header rows at the top, repeated on every page. */
  readonly headerRows?: number
  /** Indent from its normal position. */
  readonly indent?: number
  /** `full` is as wide as there is room, `content` no wider than needed; without it, `full`. */
  readonly width?: 'full' | 'content' | number
  readonly align?: 'start' | 'center' | 'end'
  readonly direction?: Direction
  /** Defaults of all cells. */
  readonly padding?: Sides<number>
  readonly borders?: Borders
  readonly spaceBefore?: number
  readonly spaceAfter?: number
  /** Only puts things side by side: no table for those who hear it. */
  readonly isLayout?: boolean
  /** Description of the table for screen readers. */
  readonly summary?: string
}

/** Width in points, by content, or as a share of the remaining width. */
export type ColumnWidth = { readonly points: number } | { readonly share: number } | 'content'

export type TableRow = {
  readonly cells: readonly TableCell[]
  readonly keepWithNext?: boolean
  readonly minHeight?: number
  /** Higher than this it never is; what does not fit is cut off by what follows. */
  readonly maxHeight?: number
  /** Continues on the next page if it does not fit; by default only if it is higher than half a page. */
  readonly mayPart?: boolean
}

export type TableCell = {
  readonly blocks: readonly Block[]
  readonly columnSpan?: number
  readonly rowSpan?: number
  readonly shade?: Color
  readonly borders?: Borders
  readonly padding?: Sides<number>
  /** Defaults of its paragraphs. */
  readonly align?: Alignment
  readonly verticalAlign?: 'top' | 'middle' | 'bottom'
  /** The head of its row; cells of header rows are heads of their columns without it. */
  readonly isRowHeader?: boolean
}

export type Border = {
  readonly width: number
  readonly color: Color
  readonly style?: 'solid' | 'dashed' | 'dotted'
}
export type Borders = Partial<Sides<Border>>

/** Source of an image. `pixels` are RGBA, row by row, not premultiplied. */
export type ImageSource =
  | { readonly kind: 'jpeg' | 'png'; readonly bytes: Uint8Array }
  | { readonly kind: 'pixels'; readonly width: number; readonly height: number; readonly bytes: Uint8Array }

export type Image = {
  readonly source: ImageSource
  readonly width: number
  readonly height: number
  /** Empty for what only decorates. */
  readonly alt: string
  readonly link?: string
}

export type ImageBlock = Image & Placement & { readonly kind: 'image-block' }

/** Filled shapes as SVG path data (M, L, H, V, C, Q, Z, absolute) in a box with custom units: a code, a logo. */
export type Drawing = Placement & {
  readonly kind: 'drawing'
  readonly width: number
  readonly height: number
  readonly box: { readonly width: number; readonly height: number }
  readonly shapes: readonly { readonly path: string; readonly fill: Color }[]
  readonly alt: string
}

type Placement = {
  readonly align?: Alignment
  readonly spaceBefore?: number
  readonly spaceAfter?: number
  readonly keepWithNext?: boolean
}

/** Blocks that belong together: a quotation, a box, totals that must not be parted. */
export type Group = {
  readonly kind: 'group'
  readonly role?: 'quote' | 'part'
  readonly blocks: readonly Block[]
  readonly keepTogether?: boolean
  readonly keepWithNext?: boolean
  readonly shade?: Color
  readonly borders?: Borders
  readonly padding?: Sides<number>
  readonly spaceBefore?: number
  readonly spaceAfter?: number
}

/** Text that fills columns of equal width, in the direction of the document, on each page from its own start. */
export type Columns = {
  readonly kind: 'columns'
  readonly count: number
  readonly gap: number
  /** Whether a line stands between them. */
  readonly hasRule?: boolean
  /** Whether the columns end at about the same height. */
  readonly isBalanced?: boolean
  readonly blocks: readonly Block[]
}

export type Rule = {
  readonly kind: 'rule'
  readonly width: number
  /** From the start of the line; without it, the rule spans the full width. */
  readonly length?: number
  readonly color: Color
  readonly spaceBefore?: number
  readonly spaceAfter?: number
}

/** Break to the next column. */
type ColumnBreak = { readonly kind: 'column-break' }

/** Break to a new page, optionally with a new setup. */
export type PageBreak = { readonly kind: 'page-break'; readonly page?: PageSetup }
