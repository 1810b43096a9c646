import { expect, test } from 'vitest'
import { contentTypes, Relationships } from './part.ts'

test('each part of the package says what it is', () => {
  const types = contentTypes([
    'word/document.xml',
    'word/header12.xml',
    'word/footer1.xml',
    'word/media/a.png',
  ])
  const kinds = [...types.matchAll(/PartName="([^"]+)" ContentType="[^"]+wordprocessingml\.([\w.]+)\+xml"/g)]
  expect(kinds.map(([, path, kind]) => [path, kind])).toEqual([
    ['/word/document.xml', 'document.main'],
    ['/word/header12.xml', 'header'],
    ['/word/footer1.xml', 'footer'],
  ])
})

test('a repeated target has one id, inside and outside of the package', () => {
  const list = new Relationships()
  expect(list.isEmpty).toBe(true)
  const ids = [
    list.idOf('image', 'a'),
    list.idOf('image', 'a'),
    list.idOf('hyperlink', 'a', true),
    list.idOf('image', 'b'),
  ]
  expect([ids, list.isEmpty]).toEqual([['rId1', 'rId1', 'rId2', 'rId3'], false])
  expect(
    [...list.xml.matchAll(/<Relationship Id="(\w+)"[^>]*Target="(\w)"( TargetMode="External")?\/>/g)].map(
      ([, id, target, mode]) => [id, target, mode !== undefined],
    ),
  ).toEqual([
    ['rId1', 'a', false],
    ['rId2', 'a', true],
    ['rId3', 'b', false],
  ])
})
