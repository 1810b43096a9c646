import { createContext, useContext } from 'react'
import type { Screen } from './route-loader.tsx'

export type Route = { readonly path: string; readonly screen: Screen }

const RouteContext = createContext<Route | undefined>(undefined)

export const RouteProvider = RouteContext.Provider

/** The path that is shown now. */
export function usePath(): string {
  const route = useContext(RouteContext)
  if (!route) throw new Error('usePath must be used within a RouteProvider')
  return route.path
}
