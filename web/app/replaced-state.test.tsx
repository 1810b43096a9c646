import { expect, onTestFinished, test, vi } from 'vitest'
import { STATE_REPLACED } from '../platform/store/storage.ts'
import { getToast, replaceToast } from '../ui/toast.tsx'
import { followReplacedState } from './replaced-state.ts'

test('a hidden tab offers to restore its state once it is visible', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  onTestFinished(() => replaceToast(undefined))
  followReplacedState()
  const restore = vi.fn()
  dispatchEvent(new CustomEvent(STATE_REPLACED, { detail: restore }))
  expect(getToast()).toBeUndefined()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(getToast()).toMatchObject({ title: 'Changed in another tab', action: { label: 'Undo' } })
  expect(restore).not.toHaveBeenCalled()
  getToast()?.action?.onAct()
  expect(restore).toHaveBeenCalledOnce()
})
