import { rotateSecrets, SIGNED } from '../database/server-secrets.ts'
import type { Command } from './command.ts'

export const secretsCommands: readonly Command[] = [
  {
    usage: 'secrets rotate',
    summary: 'Signs cookies with new secrets; the former ones stay good as long as their cookies live.',
    async run({ dependencies }) {
      await rotateSecrets(dependencies)
      const kinds = Object.entries(SIGNED).map(([kind, { goodForDays }]) => [kind, `${goodForDays} days`])
      return {
        data: Object.fromEntries(kinds.map(([kind, time]) => [kind, { formerGoodFor: time }])),
        text: `Every process signs with new secrets within a minute. What the former ones have signed stays good:\n${kinds
          .map(([kind, time]) => `  ${kind}: ${time}\n`)
          .join('')}`,
      }
    },
  },
]
