import { describe, expect, test } from 'vitest'
import { writeXlsx } from '#lib/tabular/xlsx/write-xlsx.ts'
import { isListHeading } from './list-rows.ts'
import { readPastedList } from './pasted-rows.ts'
import { readListFile } from './read-list.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('readPastedList()', () => {
  test.each([
    ['Ana\r\n\n Smith, John \rBo', ['Ana', 'Smith, John', 'Bo'], undefined],
    ['Ana\t7\nBo\t8', ['Ana', 'Bo'], undefined],
    ['"Dee\nline2"\t1\n"Cy ""Jr"""\t2\nEve\t3', ['Dee line2', 'Cy "Jr"', 'Eve'], undefined],
    ['"Cy ""Jr"""\nBo', ['Cy "Jr"', 'Bo'], undefined],
    ['"Bo" said hi\nAna', ['"Bo" said hi', 'Ana'], undefined],
    ['Name\nAna\nBo', ['Ana', 'Bo'], 'Name'],
    ['Name;Class\nAna;1a\nBo;1b', ['Ana', 'Bo'], 'Name'],
    ['ID,Name\n1,Ana\n2,Bo', ['Ana', 'Bo'], 'Name'],
    ['First name\tLast name\nAna\tLee\nBo\t\n\tKim', ['Ana Lee', 'Bo', 'Kim'], 'First name Last name'],
    [
      'Last name,First name,Email\nLee,Ana,a@b.c\nKim,Bo,b@b.c',
      ['Ana Lee', 'Bo Kim'],
      'First name Last name',
    ],
    ['Nachname;Vorname\nMüller;Zoë', ['Zoë Müller'], 'Vorname Nachname'],
    ['Options\nTea\nCoffee', ['Tea', 'Coffee'], 'Options'],
    ['Name', ['Name'], undefined],
    ['Ana\nName', ['Ana', 'Name'], undefined],
    ['Ana;1\nBo;2', ['Ana;1', 'Bo;2'], undefined],
    ['', [], undefined],
    ['Names:\nAna', ['Ana'], 'Names:'],
    ['Name (required) *\nAna', ['Ana'], 'Name (required) *'],
    ['Teilnehmer:innen;Klasse\nAna;1a', ['Ana'], 'Teilnehmer:innen'],
    ['Schülerin\nAna', ['Ana'], 'Schülerin'],
    ['Имя\nАня', ['Аня'], 'Имя'],
    ['姓名\t班级\n李雷\t1', ['李雷'], '姓名'],
    ['Namira\nAna', ['Namira', 'Ana'], undefined],
    ['Name Class\nAna', ['Name Class', 'Ana'], undefined],
  ])('%j is %j under %j', (text, items, heading) => {
    expect(readPastedList(text)).toEqual({ items, heading })
  })
})

describe('readListFile()', () => {
  test('plain text has one item per line, including commas', async () => {
    expect(await readListFile(bytes('\uFEFFAna, Bo\n\nCy'), 'list.txt')).toEqual({
      items: ['Ana, Bo', 'Cy'],
      heading: undefined,
    })
  })

  test.each([
    ['Ana,1\r\n"Bo\nB",2\r\n,3\r\n', 'list.csv', ['Ana', 'Bo B'], undefined],
    ['Ana;1\nBo;2\n', 'LIST.CSV', ['Ana', 'Bo'], undefined],
    ['Ana\t1\nBo\t2\n', 'list.tsv', ['Ana', 'Bo'], undefined],
    ['\uFEFFName;Class\nAna;1a\nBo;1b\n', 'list.csv', ['Ana', 'Bo'], 'Name'],
    ['First name,Last name\nAna,Lee\nAna,Kim\n', 'list.csv', ['Ana Lee', 'Ana Kim'], 'First name Last name'],
  ])('%j as %s is %j', async (text, name, items, heading) => {
    expect(await readListFile(bytes(text), name)).toEqual({ items, heading })
  })

  test('a workbook yields its first sheet', async () => {
    const sheet = {
      name: 'People',
      heading: ['Name', 'Age'],
      rows: [['Bo', 1], [null, 2], [{ numeral: '7' }]],
    }
    const other = { name: 'Others', heading: ['Not this'], rows: [] }
    expect(await readListFile(writeXlsx([sheet, other]), 'people.xlsx')).toEqual({
      items: ['Bo', '7'],
      heading: 'Name',
    })
    await expect(readListFile(bytes('no zip'), 'people.xlsx')).rejects.toThrow('could not be read')
  })
})

test.each(['Name', 'player', 'PLAYERS', 'Player Name', 'first_name', 'Full name', 'Participants', 'name '])(
  '%s heads a list',
  (text) => {
    expect(isListHeading(text)).toBe(true)
  },
)

test.each(['Ana', 'Namej', 'Smith, John', 'Playermaker', ''])('isListHeading(): rejects %s', (text) => {
  expect(isListHeading(text)).toBe(false)
})
