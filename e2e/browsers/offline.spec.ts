import { isCached } from '../offline-test.ts'
import { test } from './test.ts'

test.use({ cachesPages: true })

test('after one visit pages open and tools work without a network', async ({ tab, testProxy }) => {
  await tab.open('/')
  await tab.run(isCached)
  await testProxy.shut()
  try {
    await tab.open('/json-formatter')
    await tab.fill('JSON input', '{"a":1}')
    await tab.shows('Formatted output', '{\n  "a": 1\n}')
    await tab.open('/no-such-page')
    await tab.says('Oops! Page not found')
  } finally {
    await testProxy.open()
  }
})
