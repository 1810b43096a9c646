/**
 * Where the build begins, and the script of every page while it is worked on: it finds the page by its address. A
 * finished document names the script of its own page instead.
 */
import './styles.css'
import { screenAt } from './routes.ts'

screenAt(location.pathname)
