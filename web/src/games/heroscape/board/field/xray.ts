import { GreaterDepth, Mesh, ShaderMaterial, type BufferGeometry } from "three";

/**
 * Whoever stands behind a tower is seen through it, hatched. It is drawn after the ground and
 * before the figures, where the ground is nearer than the figure.
 */
export class Xray {
  private readonly material = new ShaderMaterial({
    depthFunc: GreaterDepth,
    depthWrite: false,
    vertexShader: /* glsl */ `
      attribute vec3 color;
      varying vec3 vColour;
      void main() {
        vColour = color;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.);
      }`,
    fragmentShader: /* glsl */ `
      varying vec3 vColour;
      void main() {
        if (mod(gl_FragCoord.x + gl_FragCoord.y, 6.) > 3.) discard;
        gl_FragColor = vec4(mix(vColour, vec3(1., .93, .75), .28) * 1.2, 1.);
        #include <colorspace_fragment>
      }`,
  });

  of(geometry: BufferGeometry): Mesh {
    const mesh = new Mesh(geometry, this.material);
    mesh.renderOrder = 1;
    mesh.visible = false;
    return mesh;
  }

  dispose(): void {
    this.material.dispose();
  }
}
