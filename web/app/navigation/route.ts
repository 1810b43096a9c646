import { createContext, useContext } from 'react'
import type { Screen } from './route-loader.tsx'

export type Place = { readonly path: string; readonly screen: Screen }

const PlaceContext = createContext<Place | undefined>(undefined)

export const PlaceProvider = PlaceContext.Provider

/** The path that is shown now. */
export function usePath(): string {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('usePath must be used within a PlaceProvider')
  return place.path
}
