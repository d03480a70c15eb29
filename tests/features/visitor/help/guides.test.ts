import { describe, expect, test } from 'vitest'
import { findApps, findGuide, listGuides, SEARCH } from '#features/visitor/help/guides.ts'
import { appLink } from '#lib/app-link.ts'
import { makeConfig } from '#mocks/merchant/config.ts'
import { readSearch, writeSearch } from '#patterns/search-state.ts'

const app = (name: string, url: string) =>
  ({ resourceType: 'APP', name, labelNameEn: name, url }) as const

describe('API-63 the app link', () => {
  test('is built from the origin and the language', () => {
    expect(appLink('https://play.example', 'BN')).toBe('https://play.example/?popup=apps&lang=BN')
    expect(appLink('https://play.example', 'EN', 'android')).toBe(
      'https://play.example/?popup=apps&guide=android&lang=EN',
    )
  })

  test('drops all other parameters of an address, above all a token (D-022)', () => {
    const link = appLink('https://play.example/member?token=ses-1#t', 'EN', 'ios')
    expect(link).toBe('https://play.example/?popup=apps&guide=ios&lang=EN')
  })

  test('is safe against any language value', () => {
    expect(appLink('https://play.example', 'EN&t=1#x')).toBe(
      'https://play.example/?popup=apps&lang=EN%26t%3D1%23x',
    )
  })
})

describe('OTH-02..04 guides', () => {
  test('OTH-04 SID-07 the Android guide exists if its resource does', () => {
    const apps = findApps(makeConfig().resources)
    expect(apps).toEqual({
      ios: null,
      android: 'https://app.suborno.example/android',
      hasAndroid: true,
    })
    expect(listGuides(apps)).toEqual(['lite', 'ios', 'android'])
    expect(listGuides(findApps([]))).toEqual(['lite', 'ios'])
    expect(listGuides(findApps(undefined))).toEqual(['lite', 'ios'])
  })

  test('a resource of that name but another type is no app', () => {
    const social = { ...app('Android', 'https://a.example'), resourceType: 'SOCIAL' } as const
    expect(findApps([social]).hasAndroid).toBe(false)
  })

  test('an unsafe address is not offered, but its guide is', () => {
    const apps = findApps([app('Android', 'javascript:alert(1)'), app('iOS', 'http://a.example')])
    expect(apps).toEqual({ ios: null, android: null, hasAndroid: true })
  })

  test('D-092 the home screen comes first; the address selects another', () => {
    expect(findGuide(null, ['lite', 'ios'])).toEqual({ guide: 'lite', missing: false })
    expect(findGuide('ios', ['lite', 'ios'])).toEqual({ guide: 'ios', missing: false })
    expect(readSearch(SEARCH, '?guide=ios').guide).toBe('ios')
    expect(readSearch(SEARCH, '?guide=windows').guide).toBeNull()
  })

  test('OTH-04 a link to a missing Android guide is no error', () => {
    expect(findGuide('android', ['lite', 'ios'])).toEqual({ guide: 'lite', missing: true })
  })

  test('selecting a guide keeps the rest of the address', () => {
    expect(writeSearch(SEARCH, '?popup=apps&from=mail&guide=ios', { guide: 'lite' })).toBe(
      '?popup=apps&from=mail&guide=lite',
    )
  })
})
