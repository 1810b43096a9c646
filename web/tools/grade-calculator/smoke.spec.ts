import { test } from '#e2e/browsers/test.ts'

test('grades are added by keys alone and add up; negative points are refused', async ({ tab }) => {
  await tab.open('/grade-calculator')
  await tab.focus('textbox', 'Assignment')
  for (const value of ['Essay', '45', '50']) {
    await tab.typeKeys(value)
    await tab.press('Tab')
  }
  await tab.press('Enter')
  await tab.shows('Overall percentage', '90.00%')
  await tab.shows('Letter grade', 'A-')
  await tab.choose('Grading system', 'UK Classification')
  await tab.shows('Letter grade', 'First')
  await tab.fill('Assignment', 'Broken')
  await tab.fill('Points earned', '-1', 'spinbutton')
  await tab.fill('Total points', '10', 'spinbutton')
  await tab.click('button', 'Add Grade')
  await tab.says('Points cannot be negative.')
})
