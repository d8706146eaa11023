interface Picture {
	src: string;
	srcSet?: string;
	/** The `sizes` of the image element. */
	sizes?: string;
	alt: string;
	width: number;
	height: number;
	/** Above the fold: loaded eagerly, with high priority. */
	isFirst?: boolean;
	/** Class of the placeholder's background. */
	ground: string;
	className?: string;
}

/** An image that reserves its space before it loads. */
export function Picture({ src, srcSet, sizes, alt, width, height, isFirst = false, ground, className = "" }: Picture) {
	return (
		<img
			src={src}
			srcSet={srcSet}
			sizes={srcSet && sizes}
			alt={alt}
			width={width}
			height={height}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding={isFirst ? "sync" : "async"}
			className={`${ground} object-cover ${className}`}
		/>
	);
}
