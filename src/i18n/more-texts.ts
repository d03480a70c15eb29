/** The text files of features by path; loaded with the first of them. */
export const files = import.meta.glob<{ default: Record<string, unknown> }>([
  '../../locales/*/*.json',
  '!../../locales/*/{common,shell,home}.json',
])
