import texts from './component-guides.json' with { type: 'json' }

/** The guide of a component's page, beside its properties and states. */
export interface ComponentGuide {
  /** When to use the component. */
  readonly use: string
  /** When to use another one, and which. */
  readonly instead: string
  /** Its parts, from the outside in or in reading order. */
  readonly parts: string
  /** The keys that it supports; absent if it takes no focus. */
  readonly keys?: string
}

/** By the last part of a story's title. */
export const componentGuides: Readonly<Record<string, ComponentGuide>> = texts
