/** State of a press in the page: whether it has reached its target, or the element it hit instead. */
type Watch = { readonly result: () => Result; readonly end: () => void }

type Result = 'awaited' | 'reached' | { readonly hit: string }

type PressWindow = Window & { press?: Watch | undefined }

/** Position of the pointer, in pixels of the window. */
type Place = { readonly x: number; readonly y: number }

/**
 * Scrolls an element into view and returns its center, as soon as it can be pressed and nothing covers it. From then on
 * the page watches: a press that hits anything else does nothing, so that it can be repeated. Runs in the page, so
 * nothing outside it is used.
 */
export async function awaitPress(element: HTMLElement): Promise<Place> {
  const KINDS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const
  if (element.matches(':disabled, [aria-disabled=true]'))
    throw new Error(`"${element.innerText}" is disabled`)
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  // An element drawn by its label is pressed there.
  const pressed = (element.getBoundingClientRect().width < 8 && labels[0]) || element
  const parts = [pressed, ...labels]
  const looks = (node: EventTarget | null | undefined) =>
    node instanceof Element ? node.outerHTML.slice(0, 80) : String(node)
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' })
  const isDrawn = new Promise((drawn) => requestAnimationFrame(drawn))
  await Promise.race([isDrawn, new Promise((late) => setTimeout(late, 100))])
  const { x, y, width, height } = pressed.getBoundingClientRect()
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const top = document.elementFromPoint(middle.x, middle.y)
  if (!parts.some((part) => part.contains(top)))
    throw new Error(
      `${looks(top)} lies over "${pressed.innerText}", ${width} × ${height} about ${middle.x}, ${middle.y} in ${innerWidth} × ${innerHeight}`,
    )

  const pressWindow: PressWindow = window
  pressWindow.press?.end()
  let result: Result = 'awaited'
  let isBegun = false
  let isAgain = false
  const see = (event: Event) => {
    const hits = parts.some((part) => event.composedPath().includes(part))
    // An element removed by the press never receives the click.
    if (result === 'awaited' && isBegun && !pressed.isConnected) result = 'reached'
    // One that was late, and was repeated, shall not press twice. A label presses its field without a pointer.
    if (result === 'reached') isAgain ||= event.type === 'pointerdown'
    if (isAgain || !(hits || result === 'reached')) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (result !== 'awaited') return
    isBegun ||= hits
    if (!hits) result = { hit: looks(event.composedPath()[0]) }
    else if (event.type === 'click') result = 'reached'
  }
  pressWindow.press = {
    result: () => (result === 'awaited' && isBegun && !pressed.isConnected ? 'reached' : result),
    end() {
      for (const kind of KINDS) removeEventListener(kind, see, { capture: true })
      pressWindow.press = undefined
    },
  }
  for (const kind of KINDS) addEventListener(kind, see, { capture: true })
  return middle
}

/**
 * Returns the state of the press and stops watching once it is known. `left` if another page is loaded. Runs in the
 * page.
 */
export function pressSeen(): Result | 'left' {
  const { press }: PressWindow = window
  const result = press?.result() ?? 'left'
  if (result !== 'awaited') press?.end()
  return result
}
