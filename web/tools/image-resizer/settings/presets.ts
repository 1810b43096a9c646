/** Sizes that people look up, in pixels. */
export const PRESETS = [
  { title: 'Instagram square', width: 1080, height: 1080 },
  { title: 'Instagram portrait', width: 1080, height: 1350 },
  { title: 'Story or reel', width: 1080, height: 1920 },
  { title: 'Facebook cover', width: 851, height: 315 },
  { title: 'X header', width: 1500, height: 500 },
  { title: 'LinkedIn banner', width: 1584, height: 396 },
  { title: 'YouTube thumbnail', width: 1280, height: 720 },
  { title: 'Link preview', width: 1200, height: 630 },
  { title: 'Full HD', width: 1920, height: 1080 },
  { title: '4K', width: 3840, height: 2160 },
  { title: 'Profile picture', width: 400, height: 400 },
] as const
