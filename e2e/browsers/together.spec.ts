import { Tab } from './tab.ts'
import { STARTERS, test } from './test.ts'

test('a poll and a room are shared by Firefox and WebKit, each seeing what the other does', async ({
  tab,
  testProxy,
}, { project }) => {
  test.skip(project.name !== 'firefox', 'begun by Firefox, joined by WebKit')
  test.setTimeout(120_000)
  const second = await STARTERS.webkit()
  const guest = new Tab(second, testProxy.origin('guest'))
  try {
    await tab.open('/anonymous-poll')
    await tab.fill('Question', 'Tea or coffee?')
    await tab.fill('Option 1', 'Tea')
    await tab.fill('Option 2', 'Coffee')
    await tab.click('button', 'Create Poll')
    await tab.click('link', 'Tea or coffee?')
    await tab.click('radio', 'Coffee')
    await guest.open(await tab.run(() => location.pathname))
    await guest.click('radio', 'Tea')
    await guest.click('button', 'Vote')
    await tab.click('button', 'Vote')
    for (const each of [tab, guest]) await each.shows('Results', /Coffee1 vote50\.0%/, 'list')

    await tab.open('/sprint-point-estimator')
    await tab.fill('Story title', 'Login')
    await tab.press('Enter')
    await tab.click('button', 'Start Live Session')
    await tab.fill('Your name', 'Lea')
    await tab.click('button', 'Join')
    await guest.open(await tab.run(() => location.pathname))
    await guest.fill('Your name', 'Ana')
    await guest.click('button', 'Join')
    await guest.click('button', '5')
    await tab.says('1 of 2 voted')
    await tab.click('button', '3')
    await tab.click('button', 'Reveal Votes')
    for (const each of [tab, guest]) await each.shows('Final estimate', /^[35]$/)
  } finally {
    await second.quit()
  }
})
