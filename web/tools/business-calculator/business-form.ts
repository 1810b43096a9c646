import * as v from 'valibot'
import { CURRENCIES } from '#lib/money/currencies.ts'
import { textField } from '#lib/schema/form-fields.ts'
import type { Answer } from './answer.ts'
import { BREAK_EVEN_FIELDS, breakEvenAnswers } from './break-even.ts'
import { FIELDS, type FieldName, type Figures } from './figures.ts'
import { RATIO_FIELDS, ratioAnswers } from './ratios.ts'
import { ROI_FIELDS, roiAnswers } from './roi.ts'

type Tab = {
  readonly name: string
  /** The fields, under a heading each group. */
  readonly groups: Readonly<Record<string, readonly FieldName[]>>
  readonly answers: (figures: Figures) => Answer[]
}

export const TABS = [
  { name: 'Financial Ratios', groups: RATIO_FIELDS, answers: ratioAnswers },
  { name: 'ROI Calculator', groups: { Investment: ROI_FIELDS }, answers: roiAnswers },
  { name: 'Break-even Analysis', groups: { Product: BREAK_EVEN_FIELDS }, answers: breakEvenAnswers },
] as const satisfies readonly Tab[]

export const TAB_NAMES = TABS.map(({ name }) => name)
export type TabName = (typeof TABS)[number]['name']

/** Persisted and shared state of the calculator: the chosen tab, and every field as typed. */
export const BusinessForm = v.object({
  tab: v.optional(v.picklist(TAB_NAMES), 'Financial Ratios'),
  currency: v.optional(v.picklist(CURRENCIES), 'USD'),
  fields: v.optional(v.record(v.picklist(fieldNames()), textField('')), {}),
})
export type BusinessForm = v.InferOutput<typeof BusinessForm>

export type Fields = Readonly<Record<FieldName, string>>

function fieldNames(): FieldName[] {
  return Object.keys(FIELDS).filter(isFieldName)
}

function isFieldName(name: string): name is FieldName {
  return name in FIELDS
}

/** Returns all fields; those never typed into are empty. */
export function allFields(form: BusinessForm): Fields {
  return { ...EMPTY_FIELDS, ...form.fields }
}

const EMPTY_FIELDS: Fields = v.parse(v.object(v.entriesFromList(fieldNames(), textField(''))), {})
