// A page, and a page of the member or agent centre: routes, screen, texts, story and the lists that name them
// (docs/recipes).
import { globSync, readFileSync } from 'node:fs'
import { fail, fromRoot, root } from '../lib/cli.mjs'
import { namesOf } from './plan.mjs'

const ROUTES = 'src/app/routing/all-routes.ts'

/** Beginnings of addresses that the server answers. */
const OF_THE_SERVER = new Set(['assets', 'lgw', 'lotto', 'wps'])

/**
 * Plans the files and lines that every kind of page needs.
 * @param {{ folder: string, imports: string, definition: string, exported: string, texts: string, titleKey: string,
 *   introKey: string, stage: string, stageImports: string, world: string, at: string }} own
 */
function feature(plan, { name, camel, pascal, words }, title, own) {
  const { folder } = own
  if (globSync(`src/features/${folder}/`, { cwd: root }).length > 0)
    fail(`src/features/${folder} exists already: choose another name.`)
  plan.textFile(camel)
  plan.add(
    `src/features/${folder}/routes.ts`,
    `${own.imports}
export const ${own.exported} = [
  ${own.definition},
] as const
`,
  )
  plan.add(
    `src/features/${folder}/screens/${name}.tsx`,
    `import { useTranslation } from '#i18n/use-translation.ts'
import { Page } from '#ui/page/page.tsx'

/** ${words}. */
export default function ${pascal}() {
  const { t } = useTranslation(${own.texts})
  return <Page title={t('${own.titleKey}')} lead={t('${own.introKey}')} />
}
`,
  )
  plan.text(`${camel}:intro`, 'What this page is for, in one sentence.')
  const group = folder.split('/').map((part) => namesOf(part).pascal)
  plan.add(
    `stories/features/${folder}/${name}.stories.tsx`,
    `import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '#stories/setup/portal.tsx'
${own.stageImports}

const meta = { ...screen, title: 'Features/${group.join('/')}' } satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

const at = ${own.stage}('${own.at}')

export const Ready: Story = { parameters: at('${own.world}'), play: showsTitle(${JSON.stringify(title)}) }

export const PhoneArabic: Story = { parameters: at('${own.world}'), globals: phoneArabic }
`,
  )
  // Two features may have one name, such as those of the member and the agent.
  const taken = plan.read(ROUTES).includes(` as ${camel} `)
  const imported = taken ? `${folder.split('/')[0]}${pascal}` : camel
  plan.sort(
    ROUTES,
    'import ',
    `import { ${own.exported} as ${imported} } from '#features/${folder}/routes.ts'`,
  )
  return imported
}

const nextOf = (recipe, command) =>
  `Next: its content, its states as stories, its texts in every language: docs/recipes/${recipe}.md. See it: ${command}.`

export function page(plan, [audience, typed], title = namesOf(typed).words) {
  const names = namesOf(typed)
  const { name, camel } = names
  const path = `/${camel}`
  const defined = globSync('src/features/*/*/routes.ts', { cwd: root })
    .map((file) => readFileSync(fromRoot(file), 'utf8'))
    .some((text) => text.includes(`'${path}'`))
  if (defined || OF_THE_SERVER.has(camel)) fail(`${path} is taken: choose another name.`)
  const imported = feature(plan, names, title, {
    folder: `${audience}/${name}`,
    imports: `import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const screen = defineScreen(() => import('./screens/${name}.tsx'), '${camel}')
`,
    definition: `defineRoute({ path: '${path}', title: 'shell:title.${camel}', screen })`,
    exported: 'routes',
    texts: `'${camel}'`,
    titleKey: 'title',
    introKey: 'intro',
    stage: 'stageAt',
    stageImports: `import { phoneArabic, showsTitle, stageAt } from '../../stage.ts'`,
    world: 'guest',
    at: path,
  })
  plan.text(`${camel}:title`, title)
  plan.text(`shell:title.${camel}`, title)
  plan.insert(ROUTES, / {2}\.\.\.memberRoutes\(MEMBER_PAGE_ROUTES\),\n/, `  ...${imported},\n`)
  return nextOf('page', `npm start, then ${path}`)
}

/** The pages of the two centres differ in their words only. */
function centrePage(plan, group, typed, title, centre) {
  const names = namesOf(typed)
  const { name, camel } = names
  const { audience } = centre
  const define = `define${namesOf(audience).pascal}Page`
  const keys = `src/patterns/routing/${audience}-page.ts`
  if (plan.read(keys).includes(`'${camel}'`))
    fail(`The page ${camel} exists already: choose another name.`)
  const imported = feature(plan, names, title, {
    ...centre,
    exported: `${audience}Pages`,
    folder: `${audience}/${name}`,
    imports: `import { FileText } from 'lucide-react'
import { ${define} } from '#patterns/routing/define-${audience}-page.ts'
import { defineScreen } from '#patterns/routing/define-route.ts'
`,
    definition: `${define}({
    page: '${camel}',
    menu: { group: '${group}', icon: FileText },
    screen: defineScreen(() => import('./screens/${name}.tsx'), '${camel}', '${audience}'),
  })`,
    texts: `['${camel}', '${audience}']`,
    titleKey: `${audience}:page.${camel}`,
    introKey: `${camel}:intro`,
    at: camel,
  })
  plan.insert(keys, centre.keysBegin, `  '${camel}',\n`)
  plan.insert(ROUTES, centre.listBegin, `...${imported},\n`)
  for (const key of centre.titleKeys) plan.text(`${audience}:${key}.${camel}`, title)
  return nextOf(`${audience}-page`, `npm start, then ${centre.path}?page=${camel}`)
}

export const memberPage = (plan, [group, typed], title = namesOf(typed).words) =>
  centrePage(plan, group, typed, title, {
    audience: 'member',
    keysBegin: /MEMBER_PAGE_KEYS = \[[^\]]*/,
    listBegin: /MEMBER_PAGE_ROUTES = inMenuOrder\(\[\n/,
    path: '/member',
    titleKeys: ['page'],
    stage: 'memberStage',
    stageImports: `import { memberStage, phoneArabic, showsTitle } from '../../stage.ts'`,
    world: 'member',
  })

export const agentPage = (plan, [group, typed], title = namesOf(typed).words) =>
  centrePage(plan, group, typed, title, {
    audience: 'agent',
    keysBegin: /AGENT_PAGES = \[[^\]]*/,
    listBegin: /listAgentPages\(\n\s+\[\n/,
    path: '/agentHome',
    // The bar of a phone has room for a short name only.
    titleKeys: ['page', 'short'],
    stage: 'agentParameters',
    stageImports: `import { phoneArabic, showsTitle } from '../../stage.ts'
import { agentParameters } from '../stage.ts'`,
    world: 'agent-team-small',
  })
