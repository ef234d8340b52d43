/** The browser's geolocation permission; `prompt` when unknown. */
export async function placePermission(): Promise<PermissionState> {
  try {
    const answer = await navigator.permissions.query({ name: 'geolocation' });
    return answer.state;
  } catch {
    return 'prompt';
  }
}
