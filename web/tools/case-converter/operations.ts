import * as v from 'valibot'
import { contents, getText } from '#lib/operation/given-file.ts'
import { operation, textAnswer } from '#lib/operation/operation.ts'
import { CASES, convertCase } from './cases.ts'
import { Coins } from './coins.ts'
import { CaseState } from './options.ts'

const { text: _, ...options } = CaseState.entries

export const operations = [
  operation({
    name: 'case',
    summary: 'Writes text in one of twelve cases, by the rules of its language.',
    question: v.strictObject({ text: contents, to: v.picklist(CASES), ...options }),
    input: { field: 'text', takes: 'contents' },
    gives: 'text',
    notes: {
      keepsCapitals: 'In title and sentence case only first letters are changed.',
      keepsHumps: 'parseText is one word in identifiers, not two.',
      isPerLine: 'Each line becomes an identifier of its own.',
    },
    examples: [
      {
        question: { text: 'Parse the XML response', to: 'snake_case' },
        answer: 'parse_the_xml_response',
        shown: ['parse_the_xml_response'],
      },
      {
        question: { text: 'istanbul', to: 'UPPERCASE', locale: 'tr' },
        answer: 'İSTANBUL',
        shown: ['İSTANBUL'],
      },
    ],
    share: ({ text, to, ...options }) => ({ text: getText(text), ...options }),
    run: ({ text, to, ...options }, { random }) =>
      textAnswer(convertCase(getText(text), to, options, new Coins(random).isHead)),
  }),
]
