import type { KeySource } from '../browsers/browser.ts'
import type { Target } from '../browsers/find-element.ts'
import { chord, typing } from '../browsers/keys.ts'
import type { Tab } from '../browsers/tab.ts'
import type { Typist } from './typist.ts'

/** Hands keys and pauses to the browser at once, so that nothing waits for the page between them. */
export function webDriverTypist(tab: Tab, box: Target): Typist {
  let actions: KeySource['actions'] = []
  const add = (more: KeySource['actions']) => {
    actions = [...actions, ...more]
  }
  const press = (keys: string) => add(chord(keys).actions)
  const settle = async () => {
    await tab.act([{ type: 'key', id: 'keyboard', actions }])
    actions = []
  }
  return {
    async press(key, { shift = false, control = false } = {}) {
      if (key.length === 1 && !control) add(typing(key).actions)
      else press([...(control ? ['Control'] : []), ...(shift ? ['Shift'] : []), key].join('+'))
    },
    async paste() {
      press('Control+v')
    },
    // WebDriver has no composition, but keys for every character.
    async compose(steps) {
      add(typing(steps.at(-1) ?? '').actions)
    },
    async pause(duration) {
      add([{ type: 'pause', duration }])
    },
    async leave(duration) {
      press('Shift+Tab')
      add([{ type: 'pause', duration }])
      await settle()
      // Not by key: the caret in WebKit's own box would then be at its start.
      await tab.at(box, (element) => element.focus())
    },
    settle,
  }
}
