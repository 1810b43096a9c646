import { expect, test } from 'vitest'
import { freeName, newProject, PROJECT_COLORS, sameName } from './new-project.ts'
import { DEFAULT_PROJECTS, readProject } from './projects.ts'

test('a new project gets one of seventeen colors by chance', () => {
  expect(new Set(PROJECT_COLORS).size).toBe(17)
  expect(PROJECT_COLORS.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  const last = newProject(' Garden ', DEFAULT_PROJECTS, 'g', (_, max) => max)
  expect(last).toEqual({ id: 'g', name: 'Garden', color: '#f43f5e', rate: '' })
  expect(newProject('Garden', DEFAULT_PROJECTS, 'g', (min) => min).color).toBe('#ef4444')
})

test('newProject(): rejects an empty name and an existing one', () => {
  expect(() => newProject('  ', [], 'g')).toThrow('A project needs a name')
  expect(() => newProject('wORK ', DEFAULT_PROJECTS, 'g')).toThrow('"wORK" is there already')
})

test('freeName(): trims, normalizes and limits a name to 200 characters', () => {
  expect(freeName(' Cafe\u0301 ', [])).toBe('Café')
  expect(freeName(`${'n'.repeat(200)}m`, [])).toBe('n'.repeat(200))
  const cafe = newProject('Café', [], 'c')
  expect(() => freeName('CAFE\u0301', [cafe])).toThrow('"CAFÉ" is there already')
  expect(sameName(' Cafe\u0301', 'CAFÉ ')).toBe(true)
  expect(sameName('CAFÉ ', ' Cafe\u0301')).toBe(true)
  expect(sameName('Cafe', 'Café')).toBe(false)
})

test('limits the strings of a stored project to 200 characters', () => {
  const project = { id: 'i'.repeat(200), name: ` ${'n'.repeat(200)} `, color: 'c'.repeat(100), rate: '1.5' }
  expect(readProject(project)).toEqual({ ...project, name: 'n'.repeat(200) })
  for (const long of [{ id: 'i'.repeat(201) }, { name: 'n'.repeat(201) }, { color: 'c'.repeat(101) }])
    expect(readProject({ ...project, ...long })).toBeUndefined()
  for (const rate of ['.5', '1.', '-1', '1,5', '1'.repeat(13), `1.${'0'.repeat(9)}`])
    expect(readProject({ ...project, rate })).toBeUndefined()
  for (const rate of ['', '0', '1'.repeat(12), `1.${'0'.repeat(8)}`])
    expect(readProject({ ...project, rate })?.rate).toBe(rate)
})

test('a stored project needs an id and a name', () => {
  expect(readProject({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A', color: '#8a8272', rate: '' })
  for (const bad of [null, { id: 'a' }, { id: 'a', name: ' ' }, { id: 'a', name: 'A', rate: 'much' }])
    expect(readProject(bad)).toBeUndefined()
})
