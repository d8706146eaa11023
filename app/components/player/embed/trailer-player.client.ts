// Opens the trailer inside the cover's page, so that it adds no history entry.
const cover = document.querySelector<HTMLAnchorElement>("[data-trailer]")!;

cover.addEventListener("click", (event) => {
	event.preventDefault();
	const frame = document.createElement("iframe");
	frame.src = cover.href;
	frame.title = cover.dataset.trailer!;
	frame.allow = "autoplay; fullscreen; encrypted-media; picture-in-picture";
	frame.referrerPolicy = "origin";
	frame.className = "absolute inset-0 size-full bg-black";
	cover.replaceWith(frame);
	frame.focus();
});
