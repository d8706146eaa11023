import { chromium } from "@playwright/test";
const base = "http://127.0.0.1:3260";
const widths = (process.env.W ?? "390,1440").split(",").map(Number);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless","--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
const name = `u${Date.now().toString(36)}`;
const r = await fetch(base + "/api/auth/register", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ username: name, email: name + "@example.com", password: "Correct horse 7" }) });
const cookie = r.headers.getSetCookie().find(c => c.startsWith("marquee_session"))!.split(";")[0].split("=");
const { data } = await r.json() as any;
const call = (m: string, p: string, b?: unknown) => fetch(base + p, { method: m, headers: { "content-type": "application/json", authorization: `Bearer ${data.token}` }, body: b ? JSON.stringify(b) : undefined }).then(async x => [x.status, await x.json()]);
if (!process.env.EMPTY) {
for (const [media_id, media_type, season, episode, position, duration] of [[27205,"movie",1,1,3000,8880],[603,"movie",1,1,8000,8160],[1396,"tv",1,3,600,2880],[66732,"tv",1,8,3100,3120],[238,"movie",1,1,0,0],[1399,"tv",2,4,1500,3300],[680,"movie",1,1,900,9000]] as const) await call("POST", "/api/watch-history", { media_id, media_type, season, episode, ...(duration ? { position, duration } : {}) });
if (!process.env.SAMPLES) for (const [media_id, media_type, nextSeason, nextEpisode] of [[155,"movie"],[1668,"tv",3,2],[278,"movie"]] as const) console.log((await call("POST", "/api/watch-later", { media_id, media_type, nextSeason, nextEpisode }))[0]);
}
for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 950 }, hasTouch: width < 700, isMobile: width < 700 });
  if (!process.env.OUT) {
  await context.addCookies([{ name: cookie[0], value: cookie[1], url: base }]);
  await context.addInitScript(([t, s]) => { localStorage.setItem("marquee.auth.token", t); localStorage.setItem("marquee.auth.sessionId", s); localStorage.setItem("marquee.welcomeSeen", "1"); }, [data.token, data.sessionId]);
  }
  const page = await context.newPage();
  page.on("console", m => m.type() === "error" && console.log("CONSOLE", m.text()));
  page.on("pageerror", e => console.log("PAGEERROR", e));
  for (const p of process.argv.slice(2)) {
    await page.goto(base + p, { waitUntil: "networkidle" });
    await page.waitForTimeout(600);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log("OVERFLOW", p, width, over);
    await page.screenshot({ path: `/tmp/shots-library/${p.replace(/[^a-z0-9]+/gi, "_")}${process.env.TAG ?? ""}-${width}.png`, ...(process.env.CLIP ? { fullPage: true, clip: { x: 0, y: Number(process.env.CLIP), width, height: 950 } } : { fullPage: Boolean(process.env.FULL) }) });
  }
  await context.close();
}
await browser.close();
