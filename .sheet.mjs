import sharp from "sharp";
const [out, ...files] = process.argv.slice(2);
const H = 900; const imgs = [];
for (const f of files) { const b = await sharp(`/tmp/shots-library/${f}.png`).resize({ height: H, width: 900, fit: "inside" }).toBuffer(); const m = await sharp(b).metadata(); imgs.push({ b, w: m.width, h: m.height }); }
let x = 0; const comp = imgs.map((i) => { const c = { input: i.b, left: x, top: 0 }; x += i.w + 10; return c; });
await sharp({ create: { width: x, height: H, channels: 3, background: "#444" } }).composite(comp).png().toFile(`/tmp/shots-library/${out}.png`);
