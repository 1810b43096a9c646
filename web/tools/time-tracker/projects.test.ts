import { expect, test } from 'vitest'
import { newProject, PROJECT_COLORS } from './new-project.ts'
import { DEFAULT_PROJECTS, readProject } from './projects.ts'

test('a new project gets one of seventeen colours by chance', () => {
  expect(new Set(PROJECT_COLORS).size).toBe(17)
  expect(PROJECT_COLORS.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([])
  const last = newProject(' Garden ', DEFAULT_PROJECTS, 'g', (_, max) => max)
  expect(last).toEqual({ id: 'g', name: 'Garden', color: '#f43f5e', rate: '' })
  expect(newProject('Garden', DEFAULT_PROJECTS, 'g', (min) => min).color).toBe('#ef4444')
})

test('a blank name and one that is there are refused', () => {
  expect(() => newProject('  ', [], 'g')).toThrow('A project needs a name')
  expect(() => newProject('wORK ', DEFAULT_PROJECTS, 'g')).toThrow('"wORK" is there already')
})

test('a stored project needs an id and a name', () => {
  expect(readProject({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A', color: '#8a8272', rate: '' })
  for (const bad of [null, { id: 'a' }, { id: 'a', name: ' ' }, { id: 'a', name: 'A', rate: 'much' }])
    expect(readProject(bad)).toBeUndefined()
})
