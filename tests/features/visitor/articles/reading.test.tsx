// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  articleOf,
  kindOf,
  pageOf,
  withPlace,
} from '../../../../src/features/visitor/articles/model.ts'
import { closePortal, openPortal } from '../../../harness/portal.tsx'

afterEach(closePortal)

const CLOCK = 'seed=7&clock=2026-11-20T09:00:00Z'
const open = (route: string, scenario = 'guest') =>
  openPortal(`?scenario=${scenario}&${CLOCK}`, route)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('addresses', () => {
  it('OTH-16 OTH-17 two shelves, an article and a page by whole numbers', () => {
    expect([kindOf('blog'), kindOf('news')]).toEqual(['blog', 'news'])
    expect([articleOf('?id=301'), articleOf('?id=x'), articleOf('')]).toEqual([301, null, null])
    expect([pageOf('?page=2'), pageOf('?page=0'), pageOf('')]).toEqual([2, 1, 1])
    expect(withPlace('?page=2', { id: 301 })).toBe('?page=2&id=301')
    expect(withPlace('?page=2&id=301', { id: null })).toBe('?page=2')
    expect(withPlace('?page=2', { page: 1 })).toBe('')
  })
})

describe('blog and news', () => {
  it('OTH-16 the blog by pages, an article with others, and back to the same page', async () => {
    const { address } = await open('/blog')
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
    await heading('Blog')
    await screen.findByRole('link', { name: 'What RTP really says' })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Older ones' }))
    await user.click(await screen.findByRole('link', { name: 'How a jackpot grows' }))
    await heading('How a jackpot grows')
    expect(address()).toBe('/blog?page=2&id=307')
    const related = await screen.findByRole('region', { name: 'More from the blog' })
    expect(within(related).getAllByRole('link')).toHaveLength(3)
    await user.click(screen.getByRole('link', { name: 'All articles' }))
    await waitFor(() => expect(address()).toBe('/blog?page=2'))
    await heading('Blog')
  })

  it('OTH-17 D-049 the news; a text that tries to run is only a text', async () => {
    await open('/news?id=401', 'guest+hostile-html')
    await screen.findByText('Hover over me')
    expect(document.querySelector('article script, article iframe, article form')).toBeNull()
    expect(Reflect.get(window, 'hostile')).toBeUndefined()
  })

  it('OTH-16 an article that is gone, an empty shelf, a failure', async () => {
    await open('/blog?id=999')
    await screen.findByText('This article is not here any more.')
    await closePortal()
    await open('/news', 'guest+empty-lists')
    await screen.findByText('There is no news yet.')
    await closePortal()
    await open('/news', 'guest+http-429')
    await screen.findByRole('button', { name: 'Try again' })
  })
})
