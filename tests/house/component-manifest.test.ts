import { experimental_loadStorybook as loadStorybook } from 'storybook/internal/core-server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from './source.ts'

const manifests = z.object({
  components: z.object({
    components: z.record(
      z.string(),
      z.object({ docs: z.record(z.string(), z.object({ content: z.string() })) }),
    ),
  }),
})

/** A story as Storybook's index has it. */
const entryOf = (title: string, path: string) => ({
  type: 'story',
  subtype: 'story',
  id: `${title.toLowerCase().replaceAll('/', '-')}--ready`,
  name: 'Ready',
  title,
  importPath: `./stories/${path}.stories.tsx`,
  tags: ['manifest'],
})

test('Storybook’s manifest has components with the rules of their guides, and no screens', async () => {
  const { presets } = await loadStorybook({
    configDir: `${ROOT}stories/setup`,
    packageJson: {},
    disableTelemetry: true,
  })
  const features = await presets.apply('features')
  expect(features).toMatchObject({ componentsManifest: true })
  const manifestEntries = [
    entryOf('UI/Button', 'ui/button'),
    entryOf('Features/Leaderboard', 'features/offers/winners/leaderboard'),
  ]
  const written = await presets.apply('experimental_manifests', undefined, { manifestEntries })
  const { components } = manifests.parse(written).components
  expect(Object.keys(components)).toEqual(['ui-button'])
  const { content } = components['ui-button']?.docs['ui-button--guide'] ?? {}
  expect(content).toContain('- Verb, then the thing: "Add account", "Place bet".')
  expect(content).toContain('- What takes something away looks and reads like it.')
})
