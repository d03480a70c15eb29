import type { PermissionConfig } from '#api/content/system.ts'
import { APP_GUIDES, type AppGuide } from '#lib/app-link.ts'
import { asArray } from '#lib/read.ts'
import { safeUrl } from '#lib/safe-url.ts'
import type { SearchParam } from '#patterns/search-state.ts'

const guideParam: SearchParam<AppGuide | null> = {
  parse: (text) => APP_GUIDES.find((guide) => guide === text) ?? null,
  format: (guide) => guide,
}
export const SEARCH = { guide: guideParam }

type Resource = PermissionConfig['resources'][number]

/** The apps that the merchant offers. */
export interface Apps {
  /** Null when there is none or its address is unsafe. */
  readonly ios: string | null
  readonly android: string | null
  /** The Android guide is shown when the resource exists, even with an unsafe address. */
  readonly hasAndroid: boolean
}

/** The apps among the configuration's resources (type APP, names "iOS" and "Android"). */
export function findApps(resources: readonly Resource[] | null | undefined): Apps {
  const apps = asArray(resources).filter(({ resourceType }) => resourceType === 'APP')
  const named = (name: string) => apps.find((app) => app.name.toLowerCase() === name)
  const android = named('android')
  return {
    ios: safeUrl(named('ios')?.url),
    android: safeUrl(android?.url),
    hasAndroid: android !== undefined,
  }
}

/** The home-screen app comes first. */
export const listGuides = ({ hasAndroid }: Apps): readonly AppGuide[] =>
  APP_GUIDES.filter((guide) => guide !== 'android' || hasAndroid)

/** The guide that the address names, or the first. `missing`: it names Android's and there is none. */
export function findGuide(named: AppGuide | null, guides: readonly AppGuide[]) {
  const guide = guides.find((known) => known === named) ?? guides[0] ?? 'lite'
  return { guide, missing: named === 'android' && guide !== 'android' }
}
