import type { ComponentsManifest } from 'storybook/internal/types'
import { readGuideText } from './guide-files.ts'

/** Storybook's manifests. The `docs` of a component have the form that it writes for attached MDX. */
interface Manifests {
  readonly components?: ComponentsManifest
}

/**
 * Puts the guides of components where programs read them: into the manifest that Storybook serves and builds as
 * `manifests/components.json`. Storybook itself looks only for MDX that is attached to stories. What has no guide is a
 * screen, a flow or a foundation, and no component.
 */
export function withGuides<Given extends Manifests>(manifests: Given): Given {
  const { components } = manifests
  if (!components) return manifests
  const described = Object.entries(components.components).flatMap(([id, component]) => {
    const [, name = ''] = /[/]ui[/]([\w-]+)[.]stories[.]tsx$/.exec(component.path) ?? []
    const content = readGuideText(name)
    if (content === null) return []
    const guide = { id: `${id}--guide`, name: 'Guide', path: `./stories/ui/${name}.md`, content }
    return [[id, { ...component, docs: { [guide.id]: guide } }]]
  })
  return { ...manifests, components: { ...components, components: Object.fromEntries(described) } }
}
