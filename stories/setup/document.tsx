import { Markdown } from '@storybook/addon-docs/blocks'

/** Links to other files lead nowhere here, so only their words are left. */
const withoutLinks = (text: string) => text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1')

/** A page of docs/, from the same file that people read in the repository. */
export const Document = ({ children }: { children: string }) => (
  <div className="docs-text">
    <Markdown>{withoutLinks(children)}</Markdown>
  </div>
)
