import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { LatePage } from './late-page.tsx'

const PAGE = { width: 300, height: 150, text: JSON.stringify({ width: 300, height: 150, items: [] }) }

test('a distant page reserves its space and is rendered once it is near, and a printed one at once', async () => {
  await render(
    <div style={{ width: 300 }}>
      <LatePage page={PAGE} sources={[]} label="Printed" className="printed" isSoon />
      <div style={{ height: 9000 }} />
      <LatePage page={PAGE} sources={[]} label="Far" className="far" isSoon={false} />
    </div>,
  )
  const far = document.querySelector('.far')
  expect(far?.getBoundingClientRect().height).toBe(150)
  expect(far?.querySelector('figure')?.ariaLabel).toBe('Far')
  expect([document.querySelector('.printed svg') !== null, far?.querySelector('svg')]).toEqual([true, null])
  far?.scrollIntoView()
  await expect.poll(() => far?.querySelector('svg')).not.toBeNull()
})
