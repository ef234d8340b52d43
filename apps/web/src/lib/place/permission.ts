/** What the browser has been told about the position; `prompt` when it cannot say. */
export async function placePermission(): Promise<PermissionState> {
  try {
    const answer = await navigator.permissions.query({ name: 'geolocation' });
    return answer.state;
  } catch {
    return 'prompt';
  }
}
