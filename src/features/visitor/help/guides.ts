import type { PermissionConfig } from '../../../api/system.ts'
import { APP_GUIDES, type AppGuide } from '../../../lib/app-link.ts'
import { asArray } from '../../../lib/read.ts'
import { safeUrl } from '../../../lib/safe-url.ts'

type Resource = PermissionConfig['resources'][number]

/** What the merchant offers to install. */
export interface Apps {
  /** Null when there is none, or its address is not safe to follow. */
  readonly ios: string | null
  readonly android: string | null
  /** OTH-04, SID-07: the Android guide is there when the resource is, even with a bad address. */
  readonly hasAndroid: boolean
}

/** The apps among the configuration's resources (type APP, names "iOS" and "Android"). */
export function appsOf(resources: readonly Resource[] | null | undefined): Apps {
  const apps = asArray(resources).filter(({ resourceType }) => resourceType === 'APP')
  const named = (name: string) => apps.find((app) => app.name.toLowerCase() === name)
  const android = named('android')
  return {
    ios: safeUrl(named('ios')?.url),
    android: safeUrl(android?.url),
    hasAndroid: android !== undefined,
  }
}

/** D-092: the home-screen app comes first. */
export const guidesOf = ({ hasAndroid }: Apps): readonly AppGuide[] =>
  APP_GUIDES.filter((guide) => guide !== 'android' || hasAndroid)

/** The guide that the address names, or the first. `missing`: it names Android's and there is none. */
export function guideOf(search: string, guides: readonly AppGuide[]) {
  const named = new URLSearchParams(search).get('guide')
  const guide = guides.find((known) => known === named) ?? guides[0] ?? 'lite'
  return { guide, missing: named === 'android' && guide !== 'android' }
}

/** A query string with another guide; everything else in it stays. */
export function withGuide(search: string, guide: AppGuide): string {
  const params = new URLSearchParams(search)
  params.set('guide', guide)
  return `?${params}`
}
