import { createServer } from 'node:net'
import { fail } from './steps.mjs'

const DEFAULT_PORT = '4173'

/** Exits if the server could not listen there, before minutes are spent on an install. */
export async function refuseBusyPort(port = DEFAULT_PORT, hosts = '::') {
  const places = hosts.split(',').map((host) => host.trim())
  const codes = await Promise.all(
    places.filter((host) => !host.startsWith('/')).map((host) => listenError(Number(port), host)),
  )
  const code = codes.find((found) => found !== undefined)
  if (code === 'EADDRINUSE')
    fail(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=4180 npm start`)
  if (code === 'EACCES')
    fail(`This user may not listen on port ${port}. Choose one above 1023: PORT=4180 npm start`)
}

/** The code of the error with which listening fails; undefined if it works, or if the server itself has to explain it. */
function listenError(port, host) {
  return new Promise((resolve) => {
    if (!(port >= 0 && port <= 65_535)) return resolve(undefined)
    const server = createServer()
    server.once('error', ({ code }) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
