// npm start: installs, builds and serves Sundry.
import { buildSite } from './build.mjs'
import { installPackages } from './ready.mjs'
import { serve } from './serve.mjs'

installPackages()
buildSite()
serve()
