import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/test.ts'

type SetClick = {
  readonly atS: number
  /** How long before its time it was set. */
  readonly leadS: number
  readonly frequencyHz: number
  isCanceled: boolean
}

declare global {
  interface Window {
    /** Every click set on the audio clock, in the order in which they were set. */
    setClicks: SetClick[]
    audioContexts: AudioContext[]
    /** Hears what the loudspeakers get. */
    ear: AnalyserNode | undefined
  }
}

/** Records the page's calls of the browser's audio, and passes them on. */
function watchSound(): void {
  window.setClicks = []
  window.audioContexts = []
  const { start, stop } = OscillatorNode.prototype
  const clicks = new Map<OscillatorNode, SetClick>()
  OscillatorNode.prototype.start = function (atS = 0) {
    const { context, frequency } = this
    const click = { atS, leadS: atS - context.currentTime, frequencyHz: frequency.value, isCanceled: false }
    window.setClicks.push(click)
    clicks.set(this, click)
    start.call(this, atS)
  }
  OscillatorNode.prototype.stop = function (atS) {
    const click = clicks.get(this)
    if (click && atS === undefined) click.isCanceled = true
    stop.call(this, atS)
  }
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      window.audioContexts.push(this)
    }
    override createAnalyser(): AnalyserNode {
      window.ear = new AnalyserNode(this, { fftSize: 32768 })
      return window.ear
    }
  }
}

/** The clicks that are to be heard. */
function heardClicks(page: Page): Promise<SetClick[]> {
  return page.evaluate(() => window.setClicks.filter(({ isCanceled }) => !isCanceled))
}

const beatOf = (page: Page) => page.getByLabel('Beat', { exact: true })

test('every click is on the grid to the millisecond, though the page is blocked for a second and a half', async ({
  page,
  open,
}) => {
  await page.addInitScript(watchSound)
  await open('/metronome')
  await page.getByRole('spinbutton', { name: 'BPM' }).fill('160')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(beatOf(page)).toHaveText('2 of 4')
  await page.evaluate(() => {
    for (const end = performance.now() + 1500; performance.now() < end; );
  })
  await expect.poll(async () => (await heardClicks(page)).length).toBeGreaterThanOrEqual(20)

  const clicks = await heardClicks(page)
  const startS = clicks[0]?.atS ?? Number.NaN
  const errors = clicks.map(({ atS }, index) => Math.abs(atS - (startS + (index * 60) / 160)))
  expect(Math.max(...errors)).toBeLessThan(0.001)
  expect(Math.min(...clicks.map(({ leadS }) => leadS))).toBeGreaterThan(0)
  expect(clicks.map(({ frequencyHz }) => frequencyHz)).toEqual(
    clicks.map((_, index) => (index % 4 === 0 ? 800 : 400)),
  )
})

test('the loudspeakers get a sound at once, and none at volume 0', async ({ page, open }) => {
  await page.addInitScript(watchSound)
  await page.addInitScript(() => {
    const { connect } = GainNode.prototype
    GainNode.prototype.connect = function (this: GainNode, to: AudioNode | AudioParam) {
      if (to instanceof AudioDestinationNode) Reflect.apply(connect, this, [this.context.createAnalyser()])
      return Reflect.apply(connect, this, [to])
    }
  })
  await open('/metronome')
  await page.getByRole('button', { name: 'Presto' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  // 32,768 samples are at least two beats of Presto.
  const peak = () =>
    page.evaluate(() => {
      const samples = new Float32Array(32768)
      window.ear?.getFloatTimeDomainData(samples)
      return samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0)
    })
  await expect.poll(peak).toBeGreaterThan(0.3)
  expect(await peak()).toBeLessThanOrEqual(0.5)
  await page.getByRole('slider', { name: 'Volume' }).fill('0')
  await expect.poll(peak).toBe(0)
  await page.getByRole('combobox', { name: 'Sound' }).selectOption('Hi-hat')
  await page.getByRole('slider', { name: 'Volume' }).fill('1')
  await expect.poll(peak).toBeGreaterThan(0.1)
})

test('a browser without sound says so, and still shows the beat', async ({ page, open }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'))
  await open('/metronome')
  await expect(page.getByRole('alert')).toContainText('This browser cannot play sound.')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(beatOf(page)).toHaveText('1 of 4')
  await expect(beatOf(page)).toHaveText('2 of 4')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(beatOf(page)).toHaveText('0 of 4')
})
