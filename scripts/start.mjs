// npm start: installs, builds and serves Sundry.
import { buildSite } from './build.mjs'
import { installPackages } from './install.mjs'
import { refuseBusyPort } from './port.mjs'
import { serve } from './serve.mjs'

await refuseBusyPort(process.env.PORT, process.env.HOST)
await installPackages()
await buildSite()
await serve()
