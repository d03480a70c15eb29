// Tells Redocly about `x-clear-body`: a media type of its own, so that its references are followed and its
// examples checked like all others.
export const clearBody = {
  id: 'clear-body',
  typeExtension: {
    oas3: (types) => ({
      ...types,
      MediaType: {
        ...types.MediaType,
        properties: { ...types.MediaType.properties, 'x-clear-body': 'MediaType' },
      },
    }),
  },
}

export default () => clearBody
