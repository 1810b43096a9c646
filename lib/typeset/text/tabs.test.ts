import { expect, test } from 'vitest'
import type { TabStop } from '../../document/blocks.ts'
import { placeTabs } from './tabs.ts'

type Place = { readonly stops?: readonly TabStop[]; readonly room?: number; readonly indent?: number }

/** Returns the tabs of a string whose letters are each 10 points wide, on its first line. */
function tabsOf(text: string, { stops = [], room = 400, indent = 0 }: Place, end = text.length) {
  const reach = new Float64Array(text.length + 1)
  for (let at = 0; at < text.length; at++) reach[at + 1] = (reach[at] ?? 0) + (text[at] === '\t' ? 0 : 10)
  const tabs = { stops, every: 36, indentOf: (line: number) => (line === 0 ? indent : 1000) }
  return placeTabs({ text, direction: 'ltr', runs: [], reach }, 0, end, { tabs, line: 0, room })
}

const widthsOf = (text: string, place: Place) => tabsOf(text, place).map(({ width }) => width)

test.each<[string, string, Place, number[]]>([
  ['leads to the next stop', 'a\tb', { stops: [{ at: 5 }, { at: 50 }] }, [40]],
  ['begins where the line is indented', 'a\tb', { stops: [{ at: 50 }], indent: 20 }, [20]],
  ['leads from stop to stop', 'a\tb\tc', { stops: [{ at: 50 }, { at: 100 }] }, [40, 40]],
  ['leads to a multiple behind the last stop', 'a\tbcd\te', { stops: [{ at: 20 }] }, [10, 22]],
  ['never stays on a stop where the text ends', 'abcde\tf', { stops: [{ at: 50 }, { at: 80 }] }, [30]],
  ['has the text end at a stop', 'a\tbcd', { stops: [{ at: 100, align: 'end' }] }, [60]],
  ['has the text lie about a stop', 'a\tbcd', { stops: [{ at: 100, align: 'center' }] }, [75]],
  ['has the point of a number at a stop', 'a\t12.5', { stops: [{ at: 100, align: 'decimal' }] }, [70]],
  ['has the comma of a number at a stop', 'a\t12,5', { stops: [{ at: 100, align: 'decimal' }] }, [70]],
  ['aligns no more than up to the next tab', 'a\tb\tc', { stops: [{ at: 100, align: 'end' }] }, [80, 8]],
  [
    'keeps what ends at a stop within the room',
    'a\tbcd',
    { stops: [{ at: 500, align: 'end' }], room: 200 },
    [160],
  ],
  ['is never without a width', 'a\tbcd', { stops: [{ at: 30, align: 'end' }] }, [0.1]],
])('a tab %s', (_, text, place, widths) => expect(widthsOf(text, place)).toEqual(widths))

test('placeTabs(): returns position and leader of a tab, ignores one beyond the range', () => {
  const stops: readonly TabStop[] = [{ at: 50, leader: '.' }]
  expect(tabsOf('a\tb\tc', { stops }, 3)).toEqual([{ at: 1, width: 40, leader: '.' }])
})
