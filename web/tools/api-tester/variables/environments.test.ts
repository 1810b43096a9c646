import { expect, test } from 'vitest'
import { freeName, withVariable } from './change-environments.ts'
import { type Environments, withoutSecretValues, withValuesOf } from './environments.ts'
import { getVariables } from './resolve.ts'

const variable = (id: number, name: string, value: string, isOn = true) => ({ id, name, value, isOn })
const TWO: Environments = {
  active: 'Test',
  list: [
    { name: 'Live', variables: [variable(1, 'base', 'https://live')] },
    {
      name: 'Test',
      variables: [variable(1, 'base', 'https://test'), variable(2, 'off', 'x', false), variable(3, '', 'y')],
    },
  ],
}

test('the active environment returns its enabled, named variables', () => {
  expect([...getVariables(TWO)]).toEqual([['base', 'https://test']])
  expect([...getVariables({ ...TWO, active: 'Live' })]).toEqual([['base', 'https://live']])
  expect([...getVariables({ ...TWO, active: 'Gone' })]).toEqual([['base', 'https://live']])
})

test('a value is saved under its name, new or not, in the active environment only', () => {
  const saved = withVariable(withVariable(TWO, 'base', 'b'), 'token', 't')
  expect([...getVariables(saved)]).toEqual([
    ['base', 'b'],
    ['token', 't'],
  ])
  expect(saved.list[0]).toEqual(TWO.list[0])
})

test('stores all values except secret ones, and a tab keeps its own', () => {
  expect(withoutSecretValues(TWO)).toEqual(TWO)
  const signedIn = withVariable(TWO, 'token', 't')
  const stored = withoutSecretValues(signedIn)
  expect(stored).toEqual(withVariable(TWO, 'token', ''))
  expect(withValuesOf(stored, signedIn)).toEqual(signedIn)
  const other = withVariable(stored, 'new', '1')
  expect([...getVariables(withValuesOf(other, signedIn))]).toEqual([
    ['base', 'https://test'],
    ['token', 't'],
    ['new', '1'],
  ])
})

test('a new variable has an id that no other has', () => {
  const ids = (environments: Environments) => environments.list[1]?.variables.map(({ id }) => id)
  expect(ids(withVariable(TWO, 'token', 't'))).toEqual([1, 2, 3, 4])
  const empty: Environments = { active: 'A', list: [{ name: 'A', variables: [] }] }
  expect(withVariable(empty, 'token', 't').list[0]?.variables).toEqual([variable(1, 'token', 't')])
})

test('a tab remains in its environment until that is deleted', () => {
  const here = { ...TWO, active: 'Live' }
  expect(withValuesOf(TWO, here).active).toBe('Live')
  expect(withValuesOf(TWO, { ...TWO, active: 'Gone' }).active).toBe('Test')
})

test('a new environment gets a free name', () => {
  expect([freeName(TWO, 'New'), freeName(TWO, 'Live')]).toEqual(['New', 'Live 2'])
})
