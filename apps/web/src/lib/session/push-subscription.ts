/** The service worker registration; null where push is not supported. */
export async function messageWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** Unsubscribes this browser from push; returns the endpoint to delete on the server. */
export async function leavePush(): Promise<string | null> {
  const subscription = await (await messageWorker())?.pushManager.getSubscription();
  if (!subscription) return null;
  await subscription.unsubscribe();
  return subscription.endpoint;
}
