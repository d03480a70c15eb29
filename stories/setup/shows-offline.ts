import { screen } from 'storybook/test'

/** A play function for a screen without network: the screen says so instead of waiting for ever. */
export const showsOffline = async (): Promise<void> => {
  await screen.findAllByText('Network link is abnormal, please try again')
}
