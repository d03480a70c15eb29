import type { RequestHandler } from 'msw'
import { DEFAULT_PASSWORD } from '#mocks/content/accounts.ts'
import { countries } from '#mocks/content/countries.ts'
import { helpCenter } from '#mocks/content/help/help.ts'
import { hasHostileTexts, hostileHtml, hostileTitle } from '#mocks/content/hostile.ts'
import { ok, refuse } from '#mocks/contract/answers.ts'
import { operation } from '#mocks/contract/operation.ts'
import { sealServicePath } from '#mocks/factories/service-path.ts'
import { closedVendors } from '#mocks/merchant/closures.ts'
import { getConfig, getSettings } from '#mocks/merchant/settings.ts'
import { hasWeirdSettings } from '#mocks/merchant/weird-settings.ts'
import { VISITOR_IP } from '#mocks/world/core/site.ts'
import type { World } from '#mocks/world/world-types.ts'

const customerService = async () => [
  {
    csType: 'LIVECHAT' as const,
    title: 'Live chat',
    path: await sealServicePath('https://chat.suborno.example/room', 'b7d21f0c'),
  },
  {
    csType: 'TELEGRAM' as const,
    title: 'Telegram',
    path: await sealServicePath('https://telegram.suborno.example', '4e90ac17'),
  },
  {
    csType: 'WHATSAPP' as const,
    title: 'WhatsApp',
    path: await sealServicePath('https://whatsapp.suborno.example', '91c3be5d'),
  },
  {
    csType: 'FACEBOOK' as const,
    title: 'Facebook',
    path: await sealServicePath('https://facebook.suborno.example', 'a07f42e8'),
  },
]

/** The help of this world; hostile or empty if the scenario says so. */
function helpOf(world: World, language: string) {
  if (hasWeirdSettings(world.conditions)) return { sections: [] }
  const { sections } = helpCenter(language, getSettings(world.conditions))
  if (!hasHostileTexts(world)) return { sections }
  const spoilt = sections.map((section) => ({
    ...section,
    title: hostileTitle(section.title),
    articles: section.articles.map((article) => ({
      ...article,
      title: hostileTitle(article.title),
      content: hostileHtml(article.content),
    })),
  }))
  return { sections: spoilt }
}

/** Configuration, status and rules; no session needed. */
export const systemHandlers = (world: World): RequestHandler[] => [
  operation(world, 'getPermissionConfig', async ({ host }) =>
    ok({
      ...getConfig(world, host),
      customerService: hasWeirdSettings(world.conditions) ? [] : await customerService(),
    }),
  ),

  operation(world, 'getSystemStatus', () => {
    const { maintenance, maintenanceEnd, region } = world.status()
    const open = region ? 2 : 0
    return ok({
      status: maintenance ? 1 : open,
      maintenance,
      regionRestriction: region,
      maintenanceEnd,
      ip: VISITOR_IP,
      serverTime: world.clock.now(),
      moduleMaintenance: [],
      vendorMaintenance: [...closedVendors(world)],
    })
  }),

  operation(world, 'getWhitelabel', () =>
    ok({ whitelabel: getSettings(world.conditions).whitelabel }),
  ),

  operation(world, 'getDomainRoute', ({ host }) => {
    const { mainDomain, domainRoute } = getConfig(world, host)
    return domainRoute.includes(host)
      ? ok({ mainDomain, domainRoute })
      : refuse('domain.invalid', { message: `${host} is not a host of this merchant.` })
  }),

  operation(world, 'getRegisterSettings', () =>
    ok({
      fields: getSettings(world.conditions).register,
      defaultPassword: hasWeirdSettings(world.conditions) ? null : DEFAULT_PASSWORD,
    }),
  ),

  operation(world, 'getHelpCenter', ({ query }) => ok(helpOf(world, query.lang))),

  operation(world, 'getCountries', () =>
    ok({ list: hasWeirdSettings(world.conditions) ? [] : countries }),
  ),
]
