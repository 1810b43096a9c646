import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import { operation, textResult } from '#lib/operation/operation.ts'
import { CASES, convertCase } from './cases.ts'
import { Coins } from './letter-case.ts'
import { CaseState } from './options.ts'

const { text: _, ...options } = CaseState.entries

export const operations = [
  operation({
    name: 'case',
    title: 'Change the case of text',
    summary: 'Writes text in one of twelve cases, by the rules of its language.',
    params: v.strictObject({ text: contents, to: v.picklist(CASES), ...options }),
    input: { field: 'text', accepts: 'contents' },
    gives: 'text',
    flags: { keepsCapitals: 'keep-acronyms' },
    notes: {
      keepsCapitals: 'In title and sentence case only first letters are changed.',
      keepsHumps: 'Counts parseText as one word in identifiers, not two.',
      isPerLine: 'Each line becomes a separate identifier.',
    },
    examples: [
      {
        params: { text: 'Parse the XML response', to: 'snake_case' },
        result: 'parse_the_xml_response',
        shown: ['parse_the_xml_response'],
      },
      {
        params: { text: 'istanbul', to: 'UPPERCASE', locale: 'tr' },
        result: 'İSTANBUL',
        shown: ['İSTANBUL'],
      },
    ],
    share: ({ text, to, ...options }) => ({ text: getText(text), ...options }),
    run: ({ text, to, ...options }, { random }) =>
      textResult(convertCase(getText(text), to, options, new Coins(random).isHead)),
  }),
]
