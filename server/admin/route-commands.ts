import { type Command, tableText } from './command.ts'

export const routeCommands: readonly Command[] = [
  {
    usage: 'routes',
    isAudited: false,
    summary: 'Lists every route: who can call it, its limit for one address, and the size of its body.',
    async run({ readRouteTable = async () => [] }) {
      const data = await readRouteTable()
      return { data, text: tableText(data, 'No routes.') }
    },
  },
]
