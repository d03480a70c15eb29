import texts from './component-guides.json' with { type: 'json' }

/** The texts on a component's page besides its properties and states. */
export interface ComponentGuide {
  /** When to use it. */
  readonly use: string
  /** When to use another component, and which. */
  readonly instead: string
  /** Its parts, from the outside in or in reading order. */
  readonly parts: string
  /** Its keyboard controls; absent if it takes no focus. */
  readonly keys?: string
}

/** The guides by the last part of a story's title. */
export const componentGuides: Readonly<Record<string, ComponentGuide>> = texts
